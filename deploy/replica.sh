#!/bin/sh
# Follows the primary: copies it the first time, then streams. The primary keeps what the replica lacks while it is away.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host="${PRIMARY_HOST:-database}" --port="${PRIMARY_PORT:-5432}" --username=replicator --pgdata="$PGDATA" \
    --write-recovery-conf --create-slot --slot=replica --checkpoint=fast
  chmod 700 "$PGDATA"
fi
exec postgres "$@"
