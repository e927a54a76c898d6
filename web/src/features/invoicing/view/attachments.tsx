import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconClockHour4, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '@/components/files/file_drop'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api, download, upload } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx,.ods'
const AFFECTED = ['/api/invoices']

/** The files of an invoice, to be saved on the device. */
export function AttachedFiles({ invoice }: { invoice: Invoice }) {
  if (invoice.attachments.length === 0) return null
  return (
    <ul className={classes.rows}>
      {invoice.attachments.map((file) => (
        <li key={file._id} className={classes.row}>
          <AttachedFile invoice={invoice} file={file} />
        </li>
      ))}
    </ul>
  )
}

/** The files that go out with an invoice and stand in its e-invoice; a draft's can be changed. */
export function Attachments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const params = { id: invoice._id }
  const add = useChange({
    change: (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return upload('/api/invoices/:id/attachments', body, { params })
    },
    affects: AFFECTED,
  })
  const addTimesheet = useChange({
    change: () => api('POST', '/api/invoices/:id/timesheet', { params }),
    affects: AFFECTED,
  })
  const openTimesheet = useChange({
    change: () => download('/api/invoices/:id/timesheet', { params }),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  const { data: hours = [] } = useQuery(recordQuery('/api/invoices/:id/hours', { params }))
  const isDraft = invoice.status === 'Draft'
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('attachments.hint')}
      </Text>
      <AttachedFiles invoice={invoice} />
      {isDraft && (
        <>
          <FileDrop
            accept={ACCEPTED}
            label={t('attachments.add')}
            hint={t('attachments.kinds')}
            onFile={(file) => add.mutate(file)}
          />
          {hours.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconClockHour4 size={16} aria-hidden />}
              loading={addTimesheet.isPending}
              onClick={() => addTimesheet.mutate(undefined)}
            >
              {t('attachments.timesheet')}
            </Button>
          )}
        </>
      )}
      {!isDraft && hours.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconClockHour4 size={16} aria-hidden />}
          loading={openTimesheet.isPending}
          onClick={() => openTimesheet.mutate(undefined)}
        >
          {t('attachments.save_timesheet')}
        </Button>
      )}
    </Stack>
  )
}

function AttachedFile({
  invoice,
  file,
}: {
  invoice: Invoice
  file: Invoice['attachments'][number]
}) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const params = { id: invoice._id, attachmentId: file._id }
  const save = useChange({
    change: () => download('/api/invoices/:id/attachments/:attachmentId', { params }),
    affects: [],
    onDone: ({ file: content, name }) => saveFile(content, name),
  })
  const remove = useChange({
    change: () => api('DELETE', '/api/invoices/:id/attachments/:attachmentId', { params }),
    affects: AFFECTED,
  })
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" w="100%">
      <div className={classes.rowText}>
        <Anchor component="button" type="button" ta="start" onClick={() => save.mutate(undefined)}>
          {file.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {t('attachments.size', {
            size: formatNumber(String(Math.max(1, Math.round(file.size / 1024))), language),
          })}
        </Text>
      </div>
      {invoice.status === 'Draft' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('attachments.remove', { name: file.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
