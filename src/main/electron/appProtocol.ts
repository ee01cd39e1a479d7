import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { protocol } from 'electron';

const SCHEME = 'app';
export const APP_ORIGIN = `${SCHEME}://bundle`;

/** Only files of the program itself, no inline code, no network. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
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

/** Serves the files of one folder as app://bundle/, and nothing outside it. */
export function serveApp(folder: string): void {
  protocol.handle(SCHEME, async (request) => {
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
export function fileFor(folder: string, address: string): string | undefined {
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

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}
