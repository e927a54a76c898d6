import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { signIn } from '@/lib/session/session'
import { keepOperator } from '@/lib/session/visit'
import type { Company } from '../company'
import { ReasonDialog } from '../late_reason_dialog'

/** Opens a company to look into it, with a reason; this browser then works there until the visit ends. */
export function VisitButton({ company }: { company: Pick<Company, '_id' | 'name'> }) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  const { confirmed, dialog } = useConfirmed()
  const start = useChange({
    change: (reason: string) =>
      confirmed(() =>
        api('POST', '/api/admin/companies/:id/visits', {
          params: { id: company._id },
          body: { reason },
        })
      ),
    affects: [],
    onDone: (answer) => {
      if (!answer) return
      keepOperator()
      signIn(answer)
    },
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t('visit.open')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('visit.title', { name: company.name })}
          text={t('visit.text')}
          help={t('visit.help')}
          verb={t('visit.start')}
          isHarmless
          isBusy={start.isPending}
          onDecide={(reason) => start.mutate(reason)}
          onCancel={() => setIsAsking(false)}
        />
      )}
      {dialog}
    </>
  )
}
