import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { latePart } from '@/lib/parts/late_part'
import type { HoursDialogProps } from './dialog/hours_dialog'
import { covered, hasRate, secondsOf, useUnbilled } from './unbilled'

const HoursDialog = latePart(async () => (await import('./dialog/hours_dialog')).HoursDialog)

interface AddHoursButtonProps
  extends Pick<HoursDialogProps, 'clientId' | 'currency' | 'priceMode' | 'onConfirm'> {
  /** Whether the invoice can be saved, which adding hours does first. */
  canOpen: () => boolean
}

/** Puts unbilled hours onto the invoice of a form. Shown once its client has some. */
export function AddHoursButton({ canOpen, onConfirm, ...invoice }: AddHoursButtonProps) {
  const { t } = useTranslation('hours')
  const [isOpen, setIsOpen] = useState(false)
  const unbilled = useUnbilled({ clientId: invoice.clientId })
  if (unbilled.length === 0) return null
  const areCovered = covered(unbilled).length === unbilled.length
  const key = hasRate(unbilled) ? 'add.hours' : areCovered ? 'add.covered' : 'add.without_rate'
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconClockPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(canOpen())}
      >
        {t(key, { hours: formatHours(secondsOf(unbilled)) })}
      </Button>
      {isOpen && (
        <HoursDialog
          {...invoice}
          verb="add"
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
