/** The end-to-end tests that run in the packaged program; the security suite runs in the built one as well. */
export const PACKAGED_SPECS = /(packaged[^/]*|security)\.spec\.ts$/;
