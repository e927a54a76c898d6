import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyShown } from '@/lib/copy_text'
import { groupedIban } from '@/lib/iban'

/** An IBAN in groups of four, and a button that copies it: a phone cannot scan the code on its own screen. */
export function CopyIban({ iban }: { iban: string }) {
  const { t } = useTranslation('common')
  const shown = useRef<HTMLSpanElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    if (shown.current) setIsCopied(await copyShown(shown.current, iban))
  }
  return (
    <>
      <span ref={shown}>{groupedIban(iban)}</span>{' '}
      <Button variant="light" size="compact-sm" onClick={() => void copy()} aria-live="polite">
        {t(isCopied ? 'iban.copied' : 'iban.copy')}
      </Button>
    </>
  )
}
