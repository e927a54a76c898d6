import { ACCENT, Drawing } from '@/components/pictures/drawing'

/** Coins that become fewer: how long the money lasts. */
export function FallingDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <path d="M20 80V32h16v48M48 80V44h16v36M76 80V58h16v22" />
      <path d="M14 22l34 12 28 14 26 10" {...ACCENT} />
      <path d="M94 52l8 6-8 5" {...ACCENT} />
    </Drawing>
  )
}
