export const sectionHeading = 'text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)]';
