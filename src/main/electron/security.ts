import { app, type Session, session, type WebContents } from 'electron';
import { APP_ORIGIN } from './appProtocol';

/** The page may ask for full screen and for nothing else that needs a permission. */
const GRANTED_PERMISSIONS: readonly string[] = ['fullscreen'];
const LOCAL_SCHEMES = ['app:', 'devtools:', 'data:', 'blob:'];

/** Shuts every way out of the program's own page. To be called once Electron is ready, before a window opens. */
export function lockDown(devServerUrl?: string): void {
  const allowedOrigins = [APP_ORIGIN, ...(devServerUrl ? [new URL(devServerUrl).origin] : [])];
  denyPermissions(session.defaultSession);
  // While developing, the page comes from a server on this machine.
  if (!devServerUrl) blockNetwork(session.defaultSession);
  app.on('web-contents-created', (_event, contents) => confine(contents, allowedOrigins));
}

function denyPermissions(target: Session): void {
  target.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(GRANTED_PERMISSIONS.includes(permission)),
  );
  target.setPermissionCheckHandler((_contents, permission) =>
    GRANTED_PERMISSIONS.includes(permission),
  );
  target.setDevicePermissionHandler(() => false);
  target.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}

function blockNetwork(target: Session): void {
  target.webRequest.onBeforeRequest((details, answer) =>
    answer({ cancel: !LOCAL_SCHEMES.includes(new URL(details.url).protocol) }),
  );
}

function confine(contents: WebContents, allowedOrigins: readonly string[]): void {
  const stayHome = (event: { preventDefault(): void }, address: string) => {
    if (!allowedOrigins.includes(originOf(address))) event.preventDefault();
  };
  contents.on('will-navigate', (event) => stayHome(event, event.url));
  contents.on('will-frame-navigate', (event) => stayHome(event, event.url));
  contents.on('will-redirect', (event) => stayHome(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** URL.origin is "null" for schemes that Node doesn't know, app: among them. */
function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
