/** The room on it that is free for text, in millimetres, and what it replaces. */
export interface StationeryRoom {
  /** From the upper edge of the first page to its first text; the address window stays where DIN 5008 wants it. */
  topFirst: number
  /** The same on later pages. */
  topFollowing: number
  /** From the last text to the lower edge. */
  bottom: number
  /** It shows the company and its particulars, so logo, sender, marks and foot are not printed. */
  replacesHead: boolean
}

/** A company's own letterhead, printed below the text of documents. */
export interface Stationery extends StationeryRoom {
  /** SHA-256 in hex of the drawing for the first page. */
  first: string
  /** The same for later pages; null where they have that of the first. */
  following: string | null
}

/** The room of a stationery that was just uploaded: an address window and a foot of usual height. */
export const USUAL_ROOM: StationeryRoom = {
  topFirst: 45,
  topFollowing: 30,
  bottom: 30,
  replacesHead: true,
}
