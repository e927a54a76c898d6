import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '@/lib/parts/late_part'

const TemplateDialog = latePart(async () => (await import('./template_dialog')).TemplateDialog)

/** Opens the choice of templates from which a project gets tasks. */
export function FromTemplates({ projectId }: { projectId: string }) {
  const { t } = useTranslation('task_templates')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('from')}
      </Button>
      {isOpen && <TemplateDialog projectId={projectId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
