#!/bin/sh
# Run by the package manager after it has removed the files, in an upgrade before the new ones are set up.
set -e

profile="$DPKG_ROOT/etc/apparmor.d/${executable}"

if [ -f "$profile" ]; then
  apparmor_parser --remove "$profile" >/dev/null 2>&1 || true
  rm -f "$profile"
  find "$DPKG_ROOT/var/cache/apparmor" -name '${executable}' -delete 2>/dev/null || true
fi
