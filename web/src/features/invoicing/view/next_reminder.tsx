import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LetterDrawer } from '@/components/dialogs/letter_drawer'
import { usePictures } from '@/components/pictures/use_pictures'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { useTellKept } from '@/features/correspondence/parts'
import { api, draw } from '@/lib/server/api'
import type { NextStep } from '../invoice_reminders'

interface NextReminderProps {
  invoiceId: string
  next: NextStep
  /** Whether its preview is open. */
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** The next level of an invoice: from when on, and what it would look like. */
export function NextReminder({ invoiceId, next, isShown, onShow }: NextReminderProps) {
  const { t } = useTranslation('invoicing')
  const tellKept = useTellKept()
  const make = useChange({
    change: (isSent: boolean) =>
      api('POST', '/api/reminders', {
        body: { invoiceIds: [invoiceId], level: next.level, isSent },
      }),
    affects: ['/api/invoices', '/api/reminders'],
    onDone: ({ number, mail }) => {
      showDone(t(mail === 'queued' ? 'reminders.sent' : 'reminders.made', { number }))
      if (mail === 'put_aside') tellKept(1)
      onShow(false)
    },
  })
  const isFree = next.isPossible && !next.because
  return (
    <>
      <Group justify="space-between" mt="sm" wrap="nowrap">
        <Text size="sm">
          {next.subject}:{' '}
          {t(next.isPossible ? 'reminders.possible_already' : 'reminders.possible_from')}{' '}
          <DayText value={next.possibleOn} />
        </Text>
        {isFree && (
          <Button variant="default" flex="none" onClick={() => onShow(true)}>
            {t('reminders.preview')}
          </Button>
        )}
      </Group>
      {isShown && isFree && (
        <Preview invoiceId={invoiceId} next={next} onClose={() => onShow(false)}>
          <Button
            variant={next.canBeMailed ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={() => make.mutate(false)}
          >
            {t('reminders.make')}
          </Button>
          {next.canBeMailed && (
            <Button loading={make.isPending} onClick={() => make.mutate(true)}>
              {t('reminders.send')}
            </Button>
          )}
        </Preview>
      )}
    </>
  )
}

interface PreviewProps {
  invoiceId: string
  next: NextStep
  onClose: () => void
  children: ReactNode
}

function Preview({ invoiceId, next, onClose, children }: PreviewProps) {
  const query = { invoiceIds: [invoiceId], level: next.level }
  const pictures = usePictures({
    queryKey: ['/api/reminders', 'picture', query],
    draw: (portion, signal) =>
      draw('GET', '/api/reminders/due/picture', portion, { query, signal }),
  })
  return (
    <LetterDrawer title={next.subject} pictures={pictures} actions={children} onClose={onClose} />
  )
}
