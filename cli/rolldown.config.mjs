/**
 * Shared parts of all commands are one file beside main.js; each command and Ink are files of their own, loaded only
 * when used.
 */
export default {
  input: 'cli/main.ts',
  platform: 'node',
  external: ['react-devtools-core'],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'build/cli',
    format: 'esm',
    minify: true,
    cleanDir: true,
    codeSplitting: {
      groups: [
        { name: 'base', test: /cli[\\/](lib|translations)|i18next|commander|cli[\\/]program/ },
      ],
    },
  },
}
