import test from 'ava';
import { postgresAddresses, postgresHosts, postgresPlace } from '../../src/lib/postgres-hosts.ts';

test('an address of several hosts becomes one for each, with all else as it was', (t) => {
  t.deepEqual(
    postgresHosts('postgres://app:p%2Cw@db-1,db-2:5433/menus?sslmode=require&target_session_attrs=read-write'),
    ['postgres://app:p%2Cw@db-1/menus?sslmode=require', 'postgres://app:p%2Cw@db-2:5433/menus?sslmode=require'],
  );
  t.deepEqual(postgresHosts('postgresql://[::1]:5432,10.0.0.2/menus?target_session_attrs=any&application_name=x'), [
    'postgresql://[::1]:5432/menus?application_name=x',
    'postgresql://10.0.0.2/menus?application_name=x',
  ]);
});

test('an address of one host, or of a socket, stays as it is', (t) => {
  for (const address of [
    'postgres://db/menus',
    'postgres:///menus?host=/run/postgresql',
    'postgres://u@h:1/m?options=-c%20a=b',
  ]) {
    t.deepEqual(postgresHosts(address), [address]);
  }
});

test('addresses in one text are divided between them, not within them', (t) => {
  t.deepEqual(postgresAddresses('postgres://u@a,b/m, postgres://u@c:5433/m'), [
    'postgres://u@a/m',
    'postgres://u@b/m',
    'postgres://u@c:5433/m',
  ]);
});

test('the place of a server has no password in it', (t) => {
  t.is(postgresPlace('postgres://app:secret@db-1/menus'), 'db-1:5432');
  t.is(postgresPlace('postgres://app:secret@db-1:5433/menus'), 'db-1:5433');
});
