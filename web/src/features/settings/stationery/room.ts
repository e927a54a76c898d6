import type { AnswerOf } from '#api/routes'

export type Stationery = NonNullable<AnswerOf<'POST', '/api/stationery'>['stationery']>
export type Room = Pick<Stationery, 'topFirst' | 'topFollowing' | 'bottom' | 'replacesHead'>

export const MARGINS = ['topFirst', 'topFollowing', 'bottom'] as const

/** Margins as they are typed. */
export type TypedRoom = Record<(typeof MARGINS)[number], string> & { replacesHead: boolean }

export const typedRoom = (room: Room): TypedRoom => ({
  topFirst: String(room.topFirst),
  topFollowing: String(room.topFollowing),
  bottom: String(room.bottom),
  replacesHead: room.replacesHead,
})

/** The room for the server, which says what is wrong with it. */
export const roomOf = (typed: TypedRoom): Room => ({
  topFirst: Number(typed.topFirst),
  topFollowing: Number(typed.topFollowing),
  bottom: Number(typed.bottom),
  replacesHead: typed.replacesHead,
})
