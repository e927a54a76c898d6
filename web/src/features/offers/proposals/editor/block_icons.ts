import {
  IconAlignLeft,
  IconChecklist,
  IconFileText,
  IconLayoutNavbar,
  IconListNumbers,
  IconPhoto,
  IconReceipt2,
  IconSignature,
  type TablerIcon,
} from '@tabler/icons-react'
import type { BlockKind } from '../proposal'

export const BLOCK_ICONS: Record<BlockKind, TablerIcon> = {
  cover: IconLayoutNavbar,
  text: IconAlignLeft,
  image: IconPhoto,
  scope: IconChecklist,
  timeline: IconListNumbers,
  prices: IconReceipt2,
  terms: IconFileText,
  signature: IconSignature,
}
