export default {
  files: ['build/test/**/*.test.js'],
  timeout: '60s',
  workerThreads: false,
  concurrency: 2,
};
