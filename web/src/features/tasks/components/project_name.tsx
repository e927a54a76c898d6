import type { ProjectName as Project } from '../task'
import classes from './tasks.module.css'

/** A project with its colour; nothing without one. */
export function ProjectName(props: {
  project: Pick<Project, 'name' | 'color'> | null
  className?: string
}) {
  const { project, className = '' } = props
  if (!project) return null
  return (
    <span className={`${classes.project} ${className}`} title={project.name}>
      <span className={classes.dot} style={{ background: project.color }} aria-hidden />
      <span className={classes.label}>{project.name}</span>
    </span>
  )
}
