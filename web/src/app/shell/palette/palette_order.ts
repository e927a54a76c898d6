import type {
  SpotlightActionData,
  SpotlightActionGroupData,
  SpotlightFilterFunction,
} from '@mantine/spotlight'

/**
 * The filter of the palette. The closest entries come first: those that are called what was typed, then those that begin
 * with it, then those with such a word, then those that contain it, and last those that only mention it. A group follows
 * its closest entry; equally close ones keep their order.
 * @param nameOf the name of an entry that is called otherwise than its label, e.g. the number of an invoice
 */
export const paletteOrder =
  (nameOf: (id: string) => string | undefined): SpotlightFilterFunction =>
  (query, data) => {
    const term = query.trim().toLowerCase()
    const distance = (action: SpotlightActionData) =>
      distanceOf(nameOf(action.id) ?? action.label ?? '', term)
    return data
      .flatMap((entry) => ('actions' in entry ? [entry] : []))
      .map(({ group, actions }) => ({
        group,
        actions: actions
          .filter((action) => mentions(action, term))
          .sort((one, other) => distance(one) - distance(other)),
      }))
      .filter(({ actions }) => actions.length > 0)
      .sort((one, other) => closest(one, distance) - closest(other, distance))
  }

/** The actions of a group are in their order already. */
const closest = (
  { actions: [first] }: SpotlightActionGroupData,
  distance: (action: SpotlightActionData) => number
) => (first ? distance(first) : MENTIONED)

const MENTIONED = 4

function distanceOf(text: string, term: string) {
  const name = text.toLowerCase()
  if (name === term) return 0
  if (name.startsWith(term)) return 1
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(term))) return 2
  return name.includes(term) ? 3 : MENTIONED
}

const mentions = ({ label, description, keywords }: SpotlightActionData, term: string) =>
  [label, description, keywords].flat().some((text) => text?.toLowerCase().includes(term))
