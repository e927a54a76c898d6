/** Kontor must not start like this. The message is one sentence: the problem and the way out. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
