#!/bin/sh
exec "/opt/Aces Around/aces-around" "$@"
