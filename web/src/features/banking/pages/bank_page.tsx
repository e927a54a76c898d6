import { Box, Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBeside } from '@/components/dialogs/use_beside'
import { ChooseFile } from '@/components/files/choose_file'
import { DropArea } from '@/components/files/drop_area'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { latePart } from '@/lib/parts/late_part'
import { listQuery } from '@/lib/server/queries'
import { EntryList } from '../list/entry_list'
import { ExpensesDrawer } from '../match/expenses_drawer'
import { MatchDrawer } from '../match/match_drawer'
import { StatementsDrawer } from '../upload/statements_drawer'
import { ACCEPTED, useUpload } from '../upload/use_upload'

const ColumnsDialog = latePart(async () => (await import('../upload/columns_dialog')).ColumnsDialog)

/** `/bank`: bank entries, and the invoices and expenses that they pay. */
export function Component() {
  const { t } = useTranslation('banking')
  const statements = useBeside('statements')
  const brought = useQuery(listQuery('/api/bank-statements', { pageSize: 1 }))
  const hasAny = (brought.data?.total ?? 0) > 0
  const { send, isSending, failure, asked, cancel } = useUpload()
  return (
    <Page
      title={t('page.title')}
      context={t('page.context')}
      action={
        // Without a statement the empty page itself asks for one.
        hasAny && (
          <>
            <Button variant="default" onClick={() => statements.open('1')}>
              {t('statements.title')}
            </Button>
            <ChooseFile accept={ACCEPTED} onFile={(file) => send(file)}>
              {(props) => (
                <Button
                  {...props}
                  loading={isSending}
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  {t('upload.choose')}
                </Button>
              )}
            </ChooseFile>
          </>
        )
      }
    >
      {failure && (
        <Box mb="md">
          <ErrorAlert failure={failure} />
        </Box>
      )}
      <DropArea onFiles={([file]) => file && send(file)}>
        <EntryList onFile={(file) => send(file)} />
      </DropArea>
      {asked && (
        <ColumnsDialog asked={asked} isSending={isSending} onSend={send} onClose={cancel} />
      )}
      <MatchDrawer />
      <ExpensesDrawer />
      <StatementsDrawer />
    </Page>
  )
}
