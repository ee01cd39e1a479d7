#!/bin/sh
# Run by the package manager after it has unpacked the files. electron-builder fills in what stands in braces.
set -e

program="$DPKG_ROOT/opt/${sanitizedProductName}"
profile="$DPKG_ROOT/etc/apparmor.d/${executable}"

# Where the system keeps user namespaces from programs, Chromium's sandbox needs this helper to belong to root.
chmod 4755 "$program/chrome-sandbox"

# Ubuntu from 24.04 gives user namespaces to programs with a profile. Older versions of AppArmor neither need nor
# understand it.
if apparmor_parser --skip-kernel-load --skip-cache "$program/resources/apparmor-profile" >/dev/null 2>&1; then
  cp "$program/resources/apparmor-profile" "$profile"
  # Fails in an image that is only being built: its AppArmor isn't the one that runs.
  apparmor_parser --replace --write-cache "$profile" >/dev/null 2>&1 || true
fi
