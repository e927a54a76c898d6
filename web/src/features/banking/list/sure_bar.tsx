import { Button, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { api } from '@/lib/server/api'
import { allocationsOf, type SureMatch } from '../entry'
import { useBankChange } from '../use_bank_change'
import classes from './bank.module.css'

interface Result {
  done: string
  refused: RefusedRecord[]
}

/** Confirms what is sure on this page in one go. */
export function SureBar({ matches }: { matches: SureMatch[] }) {
  const { t } = useTranslation('banking')
  const { run, isBusy } = useBankChange()
  const [result, setResult] = useState<Result>()

  const confirm = () => {
    const body = {
      matches: matches.map(({ entry, suggestion }) => ({
        entryId: entry._id,
        allocations: allocationsOf(suggestion),
      })),
    }
    const nameOf = (id: string) => matches.find(({ entry }) => entry._id === id)?.entry.name ?? ''
    return run({
      change: () => api('POST', '/api/bank-entries/matches', { body }),
      done: ({ done, refused }) => {
        const said = t('done.matched_all', { count: done.length })
        if (refused.length > 0)
          setResult({
            done: said,
            refused: refused.map((one) => ({ ...one, name: nameOf(one._id) })),
          })
        return said
      },
      undo: async ({ done }) => {
        for (const { _id } of done) {
          await api('DELETE', '/api/bank-entries/:id/match', { params: { id: _id } })
        }
      },
    })
  }
  return (
    <>
      {matches.length > 1 && (
        <div className={classes.sure}>
          <Text size="sm">{t('sure.text', { count: matches.length })}</Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconChecks size={16} aria-hidden />}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {t('sure.confirm', { count: matches.length })}
          </Button>
        </div>
      )}
      {result && <BatchResult {...result} onClose={() => setResult(undefined)} />}
    </>
  )
}
