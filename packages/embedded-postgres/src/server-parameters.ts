/** Parameters of a small server on one machine, used by one product: durable, without replication, and light when idle. */
export function serverParameters(port: number, durable: boolean): Readonly<Record<string, string | number>> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    // Nothing is replicated from here, so the log need not carry data for a replica.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '1GB',
    wal_compression: 'on',
    checkpoint_timeout: '15min',
    io_method: 'sync',
    max_parallel_workers_per_gather: 0,
    // After a crash we start the server again. Left to restart itself on a full disk, PostgreSQL 18 can stay up for good without the process
    // that recovers the data, and refuse every connection.
    restart_after_crash: 'off',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
}
