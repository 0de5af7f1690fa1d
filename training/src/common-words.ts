/**
 * Common short words, most of which can be confused with another of them. No weak function words.
 */
export const COMMON_WORDS: readonly string[] = `
ache act add age ago aid aim air all and ant arm art ash ask ate aunt back bad badge bag bake ball ban band bang
bank bar bare bark base bat batch bath bathe bay beach bead bean bear beard beat bed bee beef beer beg bell belt
bend bent best bet bid big bike bill bin bird birth bit bite black blame bleed bless blew blind block blood blow blue
board boat body bold bolt bomb bond bone book boot born boss both bought bowl box boy brain brake branch brand
brave bread break breath breathe bride bridge bright bring broad brook broom brought brown brush buck bug build
bull bump bunch burn bus bush but butter buy buzz cab cage cake call calm came camp cap cape car card care cart
case cash cast cat catch cause cave cell cent chain chair chalk change charge chart chase chat cheap cheat check
cheek cheer cheese cherry chess chest chew chick chief child chill chin chip choice choke choose chop church claim
clap class clay clean clear clerk clever click cliff climb clock close cloth cloud clown club clue coach coal coast
coat code coffee coin cold collar color come cook cool copper copy cord core corn cost cot cough could count course
court cow crab crack crash crawl cream creek crew crime crop cross crow crowd crown cruel crush cry cub cup cure
curl cut dad damp dance dare dark dash date dawn day dead deaf deal dear death debt deck deed deep deer den dent
desk dice did die dig dill dim dime dine dip dirt dish dive dock dog doll done door dose dot double down dozen drag
drain drank draw dream dress drew drill drink drive drop drove drum drunk dry duck due dug dull dumb dump dust duty
each ear earn earth ease east eat edge eight else end eye face fact fade fail faint fair faith fake fall false fan
far fare farm fast fat fate fear feast feather feed feel feet fell felt fence few field fight file fill film fin find
fine fire firm first fish fist fit five fix flag flame flat fled flesh flew flight float flood floor flow flu fly fog
fold folk food fool foot force fork form fort fought found four fox frame free freeze fresh fridge fried friend fright
frog fruit fry full fun fund fur gain game gap gas gate gave gear gift girl glad glass glove glow glue goal goat gold
gone good goose got gown grab grade grain grape grass grave gray great green greet grew grief grin grip ground group
grow guard guess guest guide gum gun gut guy habit had hail hair half hall halt ham hand hang hard harm hat hatch hate
have head heal heap hear heard heart heat heel held hell help hen herd here hid hide high hike hill hint hip hire hit
hold hole home hood hook hop hope horn horse hose host hot hour house how hug huge hum hung hunt hurt hut ice ill inch
ink inn iron itch jacket jail jam jar jaw jeep jet job join joke joy judge jug juice jump jury keen keep kept key kick
kid kill kin kind king kiss kit knee knew knife knit knock knot know lace lack lad lag laid lake lamb lame lamp land
lane lap large last late laugh launch law lawn lay lead leaf leak lean leap learn lease least leather leave led left
leg lend lent less let letter level lice lick lid lie life lift light like limb lime limp line link lip list listen
lit live load loaf loan lock log long look loose lord lose loss lost lot loud love low luck lunch lung mad made mail
main make male mall man map march mark mask mass mat match mate math may meal mean meant meat meet melt men mend mess
met mice middle might mild mile milk mill mind mine mint miss mist mix moan mob mode mole moon more moss most moth
mouse mouth move much mud mug must nail name nap neat neck need nerve nest net never new news next nice night nine
nod noise none noon north nose not note noun now nurse nut oak odd off oil old one open order other ought own pace
pack page paid pain paint pair pale palm pan paper park part pass past paste pat path pause pay pea peace peach pear
peas peel pen pepper pet phone pick pie piece pig pile pill pin pine pink pint pipe pit place plain plan plane plant
plate play plea please plot plug plum poem point pole pond pool poor pop pork port pose post pot pound pour pray press
price pride print prize proof proud prove prune pull pump pure push put queen quick quiet quit quite quiz race rack
raft rage rail rain raise ran range rank rare rash rat rate raw reach read real red rent rest rib rice rich rid ride
right ring ripe rise river road roar roast rob rock rod role roll roof room root rope rose rough round route row rub
rude rug ruin rule run rung rush rust sack sad safe said sail sake sale salt same sand sang sat sauce save saw say
scale scene school score sea seal search seat second see seed seek seem seen self sell send sense sent serve set seven
sew shade shake shall shame shape share sharp shave shed sheep sheet shelf shell shine ship shirt shock shoe shoes
shook shoot shop shore short shot shout show shower shrimp shut shy sick side sigh sight sign silk sin since sing sink
sip sit six size skill skin skip skirt sky slap sleep sleeve slept slice slid slide slim slip slope slow small smart
smell smile smoke snack snake snow soak soap sock soft soil sold some son song soon sore sort soul sound soup sour
south space spare speak speech speed spell spend spice spill spin spit split spoil spoke spoon sport spot spray spread
spring square stage stair stake stamp stand star stare start state stay steak steal steam steel steep stem step stick
stiff still sting stir stock stone stood stool stop store storm story stove straight strange straw stream street
string strip strong stuck stuff style such suck sugar suit sum sun sung sunk sure surf swam sweat sweep sweet swell
swim swing tab table tail take tale talk tall tank tap tape task taste taught tax tea teach team tear tease teeth tell
ten tent term test text thank thanks thick thief thigh thin thing think third thirst thorn those though thought thread
threat three threw throat throne through throw thumb tick tide tie tight tile till time tin tip tire toast toe told
tomb tone tongue took tool tooth top tore torn toss touch tough tour towel tower town toy track trade trail train tray
tread treat tree trial tribe trick tried trip trouble truck true trunk trust truth try tub tube tug tune turn twice
twin type use vain van vase vast veil vein verse very vest vet vice view vine voice vote vow wade wage wait wake walk
wall want war warm warn wash waste watch water wave wax way weak wealth wear weather web wed week weep weigh well went
west wet whale what wheat wheel when where which while whip white whole wick wide wife wild will win wind wine wing
wink wipe wire wise wish witch wolf woman won wood wool word wore work world worm worn worse worth wound wrap wrist
write wrong wrote yard yawn year yell yellow yes yet young zip zone zoo added asked backed based beds begged bells
boats books boys breathed brings called cars changed cleaned closed cooked cups days died dogs doors dressed ended
eyes failed faced feels filled fixed games girls goes hands helped hills hoped houses kept keeps kids killed kissed
lasted learned lights likes lived liked lived looked looks loved makes moved names needed needs nights opened packed
passed picked places planned played plays pointed pulled pushed rained reached reads roads rooms rules runs served
seems showed signed signs sits songs started states stays stopped talked tells things thinks times tried trees turned
turns used wants walked washed wins words worked works writes years
`
  .trim()
  .split(/\s+/);
