/** Parameters of a small server on one machine, used by one product: durable, without replication, and light when idle. */
export function serverParameters(port: number, durable: boolean): Readonly<Record<string, string | number>> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    // Nothing is replicated from here, so the log need not carry what a replica would want.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '1GB',
    wal_compression: 'on',
    checkpoint_timeout: '15min',
    io_method: 'sync',
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
}
