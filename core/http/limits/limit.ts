/** How often something may happen in a time, counted under a key. */
export interface Limit {
  requests: number
  /** As the limiter reads it, such as `15 minutes`. */
  duration: string
}
