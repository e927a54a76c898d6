import { createSpotlight } from '@mantine/spotlight'

/** Opens and closes the command palette, and knows which of its entries Enter takes. */
export const [paletteStore, palette] = createSpotlight()
