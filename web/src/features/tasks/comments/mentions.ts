import type { Person } from '../task'

/** Text between an `@` and the cursor that may become a name. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’ -]{0,60})$/u

/** The name that is being typed before the cursor, without its `@`; undefined when it is none. */
export const begunName = (text: string, cursor: number): string | undefined =>
  BEGUN.exec(text.slice(0, cursor))?.[1]

/** The people whom the beginning of a name finds: by any of its words, or by the whole name. */
export function peopleNamed(people: Person[], begun: string): Person[] {
  const wanted = fold(begun)
  return people.filter(({ name }) => {
    const whole = fold(name)
    if (whole === wanted.trim()) return false
    return whole.startsWith(wanted) || whole.split(/[\s-]+/).some((word) => word.startsWith(wanted))
  })
}

/** Puts a person in the place of the name that is being typed. @returns the text, and where the cursor goes */
export function withPerson(text: string, cursor: number, { name }: Person) {
  const begun = begunName(text, cursor) ?? ''
  const before = `${text.slice(0, cursor - begun.length)}${name} `
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length }
}

export interface TextPart {
  text: string
  isMention: boolean
}

/** A text in parts, cut where `@` and one of the names are; a longer name goes before its beginning. */
export function partsOf(text: string, people: Person[]): TextPart[] {
  if (people.length === 0) return [{ text, isMention: false }]
  const names = people.map(({ name }) => name).sort((one, other) => other.length - one.length)
  const pattern = `(?<![\\p{L}\\p{N}])(@(?:${names.map(escaped).join('|')}))(?![\\p{L}\\p{N}])`
  return text
    .split(new RegExp(pattern, 'u'))
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** The ids of people whom a text names. @param picked ids that decide between people of one name */
export function mentionedIn(text: string, people: Person[], picked: ReadonlySet<string>): string[] {
  const named = new Set(
    partsOf(text, people)
      .filter(({ isMention }) => isMention)
      .map((part) => part.text.slice(1))
  )
  return [...named].flatMap((name) => {
    const namesakes = people.filter((person) => person.name === name)
    const chosen = namesakes.filter(({ _id }) => picked.has(_id))
    return (chosen.length > 0 ? chosen : namesakes).map(({ _id }) => _id)
  })
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
