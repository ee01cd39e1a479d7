import { describe, expect, it } from 'vitest';
import { isOwnName } from './ownNames';

describe('a Host header names this machine', () => {
  it.each([
    ['192.168.1.20:28462', 'pc'],
    ['[2001:db8::1]:28462', 'pc'],
    ['[fe80::1]', 'pc'],
    ['localhost:28462', 'pc'],
    ['pc', 'pc'],
    ['PC:28462', 'pc'],
    ['pc.local', 'PC'],
    ['pc.lan:28462', 'pc'],
    ['pc.fritz.box', 'pc'],
    ['pc.home', 'pc'],
    ['pc.home.arpa', 'pc'],
    ['pc.internal', 'pc'],
    ['pc.upstairs.lan', 'pc'],
    ['pc.lan.', 'pc'],
    ['pc.tail1234.ts.net', 'pc'],
    // Systems that call themselves by a whole name.
    ['pc.lan', 'pc.local'],
    ['pc', 'pc.example.org'],
    ['pc.example.org', 'pc.example.org'],
    ['Anns-MacBook.fritz.box', 'Anns-MacBook.local'],
  ])('%s, on a machine called %s', (header, hostname) =>
    expect(isOwnName(header, hostname)).toBe(true),
  );
});

describe('a Host header names another machine', () => {
  it.each([
    ['evil.example', 'pc'],
    ['pc.evil.example', 'pc'],
    ['pc.lan.evil.example', 'pc'],
    ['other.lan', 'pc'],
    ['pc2.lan', 'pc'],
    ['lan', 'pc'],
    ['.lan', 'pc'],
    ['.lan', ''],
    ['pc.notlan', 'pc'],
    ['pc..', 'pc'],
    ['', 'pc'],
    ['', ''],
    ['127.0.0.1.evil.example', 'pc'],
  ])('"%s", on a machine called "%s"', (header, hostname) =>
    expect(isOwnName(header, hostname)).toBe(false),
  );
});
