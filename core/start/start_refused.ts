/** Kontor must not start like this. The message is one sentence: what is wrong and what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
