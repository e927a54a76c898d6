import { ACCENT, Drawing } from './drawing'

/** A cable that is pulled apart: something went wrong. */
export function BrokenDrawing() {
  return (
    <Drawing>
      <path d="M8 60h26c8 0 8-20 16-20h2" />
      <path d="M52 32v16h8a8 8 0 0 0 0-16z" />
      <path d="M112 60H90c-8 0-6-20-14-20h-4" {...ACCENT} />
      <path d="M74 36h-5M74 44h-5" />
      <path d="M64 20l3 5M72 18v5" opacity=".6" />
    </Drawing>
  )
}
