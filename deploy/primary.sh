#!/bin/sh
# Run once by the image of PostgreSQL as a new primary is made: who may replicate it.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set secret="$REPLICATION_PASSWORD" <<'SQL'
create role replicator with replication login password :'secret';
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
