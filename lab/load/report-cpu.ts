// Loaded into the server's process to report its CPU time on request.
process.on('message', () => process.send?.(process.cpuUsage()));
