// Loaded into the server's process: tells its processor time whenever it is asked.
process.on('message', () => process.send?.(process.cpuUsage()));
