/** The hours of a period of a retainer, in seconds. */
export interface RetainerHours {
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  until: string
  includedSeconds: number
  /** From the periods before. */
  carriedSeconds: number
  usedSeconds: number
  /** Beyond the included ones. */
  overSeconds: number
  leftSeconds: number
}
