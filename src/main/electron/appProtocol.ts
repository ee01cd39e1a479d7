import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { protocol } from 'electron';

const SCHEME = 'app';
export const APP_ORIGIN = `${SCHEME}://bundle`;
/** Where the user's own card backs are: `app://back/ID.png`. */
const BACK_ORIGIN = `${SCHEME}://back`;

/** Only files of the program itself, no inline code, no network. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' ${BACK_ORIGIN} data: blob:`,
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self' ${BACK_ORIGIN}`,
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Makes app:// an origin of its own, with storage and fetch. To be called before Electron is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Serves the files of one folder as app://bundle/, and nothing outside it; and the user's card backs, which `readBack`
 * gives by their ids.
 */
export function serveApp(
  folder: string,
  readBack: (id: string) => Promise<Uint8Array | null>,
): void {
  protocol.handle(SCHEME, async (request) => {
    const backId = backIdIn(request.url);
    if (backId !== undefined) return serveBack(await readBack(backId));
    const file = fileFor(folder, request.url);
    const type = file === undefined ? undefined : MIME_TYPES[extname(file)];
    if (file === undefined || type === undefined) return notFound();
    try {
      return new Response(new Uint8Array(await readFile(file)), {
        headers: {
          'Content-Type': type,
          'Content-Security-Policy': CONTENT_SECURITY_POLICY,
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch {
      return notFound();
    }
  });
}

/** The file an app:// address means; undefined for an address of another origin or outside the folder. */
function fileFor(folder: string, address: string): string | undefined {
  const url = new URL(address);
  if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const root = resolve(folder);
  const file = resolve(root, `.${path === '/' ? '/index.html' : path}`);
  return file.startsWith(root + sep) ? file : undefined;
}

/** The id in the address of a card back; undefined for any other address. */
function backIdIn(address: string): string | undefined {
  return new RegExp(`^${BACK_ORIGIN}/([0-9a-f]+)\\.png$`).exec(address)?.[1];
}

/** The table draws backs with WebGL, which takes a picture of another origin only if that origin allows it. */
function serveBack(png: Uint8Array | null): Response {
  if (png === null) return notFound();
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Access-Control-Allow-Origin': APP_ORIGIN,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}
