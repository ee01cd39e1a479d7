#!/bin/sh
# Starts the installed program inside another system's root, as a user of that system, and takes the place of the
# program for the end-to-end tests: CLEAN_ROOT names the root. The mounts are this process's own and go with it.
set -e
if [ "$IN_OWN_MOUNTS" != 1 ]; then
  exec env IN_OWN_MOUNTS=1 unshare --mount --propagation private "$0" "$@"
fi

mount --bind "$CLEAN_ROOT" "$CLEAN_ROOT"
cd "$CLEAN_ROOT"
mount --rbind /dev dev
mount -t proc proc proc
# The display's socket and the data folders of the tests.
mount --bind /tmp tmp

# A user who isn't root needs no flag that switches the sandbox off, and owns their data.
for arg do
  shift
  case "$arg" in
    --no-sandbox) continue ;;
    --user-data-dir=*) chroot . chown -R player: "${arg#*=}" ;;
  esac
  set -- "$@" "$arg"
done

# A changed root would be seen by the kernel, which gives such processes no user namespaces: the root is replaced.
pivot_root . mnt
umount --lazy /mnt
exec setpriv --reuid=player --regid=player --init-groups env HOME=/home/player aces-around "$@"
