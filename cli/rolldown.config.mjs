/** One minified file per command and one for Ink: only what a command needs is read at its start. */
export default {
  input: 'cli/main.ts',
  platform: 'node',
  external: ['react-devtools-core'],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { dir: 'build/cli', format: 'esm', minify: true, cleanDir: true },
}
