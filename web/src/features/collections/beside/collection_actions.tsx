import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { DayField } from '@/components/form/day_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Collection, saveCollectionFile } from '../collection'

type Step = 'book' | 'withdraw'

/** Saves the file again, and notes what the bank has done with it. */
export function CollectionActions({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections')
  const { _id: id, state, debits } = collection
  const [asked, setAsked] = useState<Step>()
  const [creditedOn, setCreditedOn] = useState(lastDayOf(collection))
  const save = useChange({ change: () => saveCollectionFile(id), affects: [] })
  const send = useChange({
    change: () => api('POST', '/api/collections/:id/send', { params: { id } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.sent')),
  })
  const book = useChange({
    change: (date: string) =>
      api('POST', '/api/collections/:id/book', { params: { id }, body: { date } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.booked')),
  })
  const withdraw = useChange({
    change: () => api('POST', '/api/collections/:id/withdraw', { params: { id } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.withdrawn')),
  })
  const close = () => setAsked(undefined)
  const isUntouched = debits.every(({ isBooked, returnedOn }) => !isBooked && !returnedOn)
  const isAwaited = debits.some(({ isBooked, returnedOn }) => !isBooked && !returnedOn)
  return (
    <Group gap="xs">
      <Button
        variant={state === 'open' ? 'filled' : 'default'}
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t('file.save')}
      </Button>
      {state === 'open' && (
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate(undefined)}>
          {t('file.send')}
        </Button>
      )}
      {state === 'sent' && isAwaited && (
        <Button variant="default" onClick={() => setAsked('book')}>
          {t('file.book')}
        </Button>
      )}
      {state !== 'withdrawn' && isUntouched && (
        <Button variant="subtle" color="red" onClick={() => setAsked('withdraw')}>
          {t('file.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'book'}
        title={t('file.book_title')}
        verb={t('file.book')}
        isBusy={book.isPending}
        isReady={creditedOn !== ''}
        onConfirm={() => book.mutate(creditedOn, { onSuccess: close })}
        onCancel={close}
      >
        {t('file.book_text')}
        <DayField
          mt="md"
          label={t('file.credited_on')}
          value={creditedOn}
          onChange={setCreditedOn}
        />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={t('file.withdraw_title')}
        verb={t('file.withdraw')}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      >
        {t('file.withdraw_text')}
      </ConfirmDialog>
    </Group>
  )
}

/** The day on which all of its direct debits are credited at the earliest. */
const lastDayOf = ({ firstOn, debits }: Collection) =>
  debits.reduce((last, { collectOn }) => (collectOn > last ? collectOn : last), firstOn)
