import { ACCENT, Drawing } from '@/components/pictures/drawing'

/** A receipt with a torn edge beside a few coins. */
export function ReceiptDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <path d="M38 80V12h36v68l-6-5-6 5-6-5-6 5-6-5-6 5" />
      <path d="M46 26h20M46 36h20M46 46h12" />
      <path d="M56 60h10" {...ACCENT} />
      <ellipse cx="92" cy="74" rx="10" ry="4" />
      <path d="M82 74v-6c0 2 4.5 4 10 4s10-2 10-4v6" />
      <ellipse cx="92" cy="67" rx="10" ry="4" />
    </Drawing>
  )
}
